import { useLayoutEffect } from 'react';
import { useOpenAtTop } from '../../ui/useOpenAtTop';
import { usePageTitle } from '../../ui/usePageTitle';
import { About } from './landing/About';
import { Contest } from './landing/Contest';
import { Feature } from './landing/Feature';
import { Footer } from './landing/Footer';
import { Hero } from './landing/Hero';
import { NavBar } from './landing/NavBar';
import { RiskNotice } from './landing/RiskNotice';
import styles from './landing/Landing.module.css';

/** The public start page: what the portal does, for whom, and at what risk (SPEC §1, §2; DESIGN decision 14). */
export default function LandingPage() {
  usePageTitle('Home');
  useOpenAtTop();
  useLayoutEffect(() => {
    // The browser looked for the address's #part before there was a page to find it in.
    const part = window.location.hash.slice(1);
    if (part) document.getElementById(part)?.scrollIntoView({ behavior: 'instant' });
  }, []);
  return (
    <div className={styles.page}>
      <NavBar />
      <main>
        <Hero />
        <About />
        <Feature />
        <Contest />
        <RiskNotice />
      </main>
      <Footer />
    </div>
  );
}
