import landing from './Landing.module.css';

/** Renders the note that the promotional tour contest is over (product.md: Landing, Constants; decision 14). */
export const Contest = () => (
  <p id="contest" className={`${landing.width} ${landing.notice}`}>
    The tour contest is over. It ran from 2 January to 15 March 2025 and needed 100 team members: 50 joinings
    on the power leg and 50 on all other legs.
  </p>
);
