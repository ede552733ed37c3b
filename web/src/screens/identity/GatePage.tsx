import './gate.css';
import { type ReactNode, useEffect } from 'react';

/** A page before the sign-in: one card with one form. */
export function GatePage(props: { title: string; text?: string; children: ReactNode }) {
  const { title, text, children } = props;
  useEffect(() => {
    document.title = `${title} · Management System`;
  }, [title]);
  return (
    <main className="gate">
      <div className="gate-card">
        <div className="gate-brand">
          <img src="/favicon.svg" alt="" />
          Management System
        </div>
        <div>
          <h1>{title}</h1>
          {text && <p className="gate-text">{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
