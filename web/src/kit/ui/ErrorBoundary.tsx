import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';

export type ErrorBoundaryProps = {
  /** The region's text, or a function that reads one from the error. The error itself is never shown. */
  text?: string | ((error: unknown) => string | undefined);
  /** Replaces ErrorState. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  /** Runs before the children are tried again, to refetch. */
  onRetry?: () => void;
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** A new value (a path, a page) tries the children again. */
  resetKey?: unknown;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null; resetKey: unknown };

/** Keeps a failure inside its region. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return Object.is(resetKey, state.resetKey) ? null : { failure: null, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { children, fallback, text } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    if (fallback) return fallback(failure.error, this.retry);
    return <ErrorState text={typeof text === 'function' ? text(failure.error) : text} onRetry={this.retry} />;
  }
}
