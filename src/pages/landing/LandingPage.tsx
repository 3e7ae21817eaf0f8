import { useLayoutEffect } from 'react';
import { useHydrating } from '../../components/useHydrating';
import { usePublicPage } from '../../components/usePublicPage';
import { About } from './Benefits';
import { Feature } from './TeamLevels';
import { Footer } from './Footer';
import { Hero } from './Hero';
import { NavBar } from './NavBar';
import { RiskNotice } from './RiskNotice';
import { Screens } from './Screenshots';
import styles from './Landing.module.css';

export default function LandingPage() {
  usePublicPage('Home');
  useLayoutEffect(() => {
    // The browser looked for the element of the URL's hash before the page existed, so scroll to it here.
    const sectionId = window.location.hash.slice(1);
    if (sectionId) document.getElementById(sectionId)?.scrollIntoView({ behavior: 'instant' });
  }, []);
  const hydratedClass = useHydrating() ? '' : ` ${styles.hydrated}`;
  return (
    <div className={`${styles.page}${hydratedClass}`}>
      <NavBar />
      <main>
        <Hero />
        <Screens />
        <About />
        <Feature />
        <p id="contest" className={`${styles.width} ${styles.notice}`}>
          The tour contest is over. It ran from 2 January to 15 March 2025 and needed 100 team members: 50
          joinings on the power leg and 50 on all other legs.
        </p>
        <RiskNotice />
      </main>
      <Footer />
    </div>
  );
}
