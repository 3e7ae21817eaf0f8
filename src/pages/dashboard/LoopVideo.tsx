import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useReducedMotion } from '../../components/useReducedMotion';
import styles from './LoopVideo.module.css';

interface LoopVideoProps {
  readonly webm: string;
  readonly mp4: string;
  readonly poster: string;
  /** What the video is, to screen readers that come upon its button. */
  readonly label: string;
}

function Player({ webm, mp4, poster, label, still }: LoopVideoProps & { readonly still: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  const toggle = () => {
    const media = video.current;
    if (!media) return;
    if (playing) {
      media.pause();
      return;
    }
    // Files that failed are not asked for again unless told to; the network may be back.
    if (media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) media.load();
    // A browser may refuse; then the poster stays, and that is all there is to say.
    media.play().catch(() => undefined);
  };

  return (
    <div role="group" aria-label={label} className={styles.frame}>
      <video
        ref={video}
        poster={poster}
        // An attribute, not a call: what starts by itself may stop by itself out of view, and is never refused aloud.
        autoPlay={!still}
        preload={still ? 'none' : 'auto'}
        muted
        loop
        playsInline
        aria-hidden
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setPlaying(false)}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <Button
        className={styles.toggle ?? ''}
        shape="circle"
        icon={playing ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
        aria-label={playing ? 'Pause video' : 'Play video'}
        onClick={toggle}
      />
    </div>
  );
}

/**
 * A short silent loop that decorates (product.md: Dashboard). It stands still, unloaded, for members who ask
 * for reduced motion, and everyone can stop or start it. A changed wish makes a new player, as an element
 * keeps what it has loaded.
 */
export function LoopVideo(props: LoopVideoProps) {
  const still = useReducedMotion();
  return <Player key={String(still)} {...props} still={still} />;
}
