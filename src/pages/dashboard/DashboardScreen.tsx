import { Cell } from '../../list/Cell';
import { ResourceList } from '../../list/ResourceList';
import { ListFailure } from '../../list/ListFailure';
import { useObject } from '../../list/useObject';
import { withTotals } from './dashboardTotals';
import { fieldOf, type Field, type ListResource, type ObjectResource } from '../../core/defineResource';
import { LoopVideo } from './LoopVideo';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { BalanceCards } from './BalanceCards';
import { Banners } from './Banners';
import styles from './Dashboard.module.css';
import { NewsScroller } from './NewsScroller';
import { PrivacyNotice, RESPONSIBILITY } from './Responsibility';
import { Shortcuts } from './Shortcuts';

const video = {
  webm: '/video/dashboard.webm',
  mp4: '/video/dashboard.mp4',
  poster: '/video/poster.webp',
  label: 'A market in motion',
};

/** SPEC §3: what the dashboard says of the member and the team. */
const personal = [
  'user.name',
  'user.userId',
  'user.sponserId',
  'user.email',
  'user.createdAt',
  'user.paidStatus',
  'user.isVerified',
  'user.packageAmount',
  'user.packageValidity',
  'teamCount',
  'directsCount',
  'directsActive',
  'teamActive',
];

interface DashboardScreenProps {
  readonly dashboard: ObjectResource;
  readonly news: ListResource;
  readonly banners: ObjectResource;
  readonly winners: ListResource;
}

/** Everything in SPEC §2's order. Each part reads its own call, so one that fails leaves the others standing. */
export default function DashboardScreen({ dashboard, news, banners, winners }: DashboardScreenProps) {
  const { value, error, retry } = useObject(dashboard.name);
  const row = value && withTotals(value);
  const cell = (field: Field) => <Cell field={field} row={row} loading={!value && !error} />;
  const failed = error !== null && !value;

  return (
    <Screen title="Dashboard">
      <LoopVideo {...video} />
      <PrivacyNotice value={value} />
      <div className={styles.columns}>
        <NewsScroller news={news} />
        <Panel title="Personal Details">
          {failed ? (
            <ListFailure title="Your details could not be loaded" error={error} onRetry={retry} />
          ) : (
            <dl className={styles.details}>
              {personal.map((key) => (
                <div key={key}>
                  <dt>{fieldOf(dashboard, key).title}</dt>
                  <dd>{cell(fieldOf(dashboard, key))}</dd>
                </div>
              ))}
            </dl>
          )}
        </Panel>
      </div>
      {!failed && <BalanceCards dashboard={dashboard} cell={cell} />}
      <Shortcuts />
      <Banners banners={banners} />
      <ResourceList resource={winners} heading={winners.title} />
      <p className={styles.small}>{RESPONSIBILITY}</p>
    </Screen>
  );
}
