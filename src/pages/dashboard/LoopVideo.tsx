import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useDecoration } from '../../lib/useDecoration';
import { REDUCED_MOTION, useMediaQuery } from '../../lib/useMediaQuery';

const FRAME = { position: 'relative', flex: '1 0 5rem' } as const;

const CROPPED = { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 62%' } as const;

function Player({ autoPlay, poster }: { autoPlay: boolean; poster: string | undefined }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  const toggle = () => {
    const media = video.current;
    if (!media) return;
    if (playing) {
      media.pause();
      return;
    }
    // After a failed download, the browser requests the files again only if `load` is called.
    if (media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) media.load();
    // A browser may refuse to play. The poster then stays, which needs no error message.
    media.play().catch(() => undefined);
  };

  return (
    <div role="group" aria-label="Dashboard video" className="no-print" style={FRAME}>
      <video
        ref={video}
        style={CROPPED}
        poster={poster}
        // Not play(): with `autoPlay`, browsers may pause the video out of view, and a blocked start rejects no promise.
        autoPlay={autoPlay}
        preload={autoPlay ? 'auto' : 'none'}
        muted
        loop
        playsInline
        aria-hidden
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setPlaying(false)}
      >
        <source src="/video/dashboard.webm" type="video/webm" />
        <source src="/video/dashboard.mp4" type="video/mp4" />
      </video>
      <Button
        style={{ position: 'absolute', inset: '0 auto 0 0.25rem', marginBlock: 'auto' }}
        icon={playing ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
        aria-label={playing ? 'Pause video' : 'Play video'}
        onClick={toggle}
      />
    </div>
  );
}

/**
 * Renders the video of the dashboard. It starts on fast connections, otherwise when the member presses Play. A change of
 * `autoPlay` remounts the player, because a video element keeps the files that it has loaded.
 */
export default function LoopVideo() {
  const reducedMotion = useMediaQuery(REDUCED_MOTION);
  const loads = useDecoration();
  const autoPlay = loads && !reducedMotion;
  return (
    <Player key={String(autoPlay)} autoPlay={autoPlay} poster={loads ? '/video/poster.webp' : undefined} />
  );
}
