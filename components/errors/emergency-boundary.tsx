"use client";

import { unstable_rethrow } from "next/navigation";
import { Component, type ErrorInfo, type ReactNode } from "react";

import { EmergencyScreen } from "./emergency-screen";
import { extend, isLoop, noErrors, reloadDelay, type Streak } from "./error-loop";
import { failureOf } from "./rejection";

type Props = {
  readonly product: string;
  readonly children: ReactNode;
  /** Whether new children restart the wizard. By default, only the buttons of the emergency screen restart it. */
  readonly resetsOnChange?: boolean;
  /** Whether the heading of the emergency screen is an `h1`. Set this on a page without another `h1`. */
  readonly isMain?: boolean;
  /** Reloads the page. Tests replace it. */
  readonly reload?: () => void;
};

type State = {
  readonly failure: { readonly error: unknown } | null;
  readonly component?: string;
  readonly isLooping: boolean;
};

/**
 * The outermost error boundary of the wizard. It catches the errors of the wizard and each unhandled rejection of the
 * page for which `failureOf` returns an error. It reloads the page after an error loop: more than three errors, each
 * within a second of the previous error.
 */
export class EmergencyBoundary extends Component<Props, State> {
  override state: State = { failure: null, isLooping: false };
  private streak: Streak = noErrors;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // Next.js implements a redirect as a thrown error. The router above this component handles it.
    unstable_rethrow(error);
    return { failure: { error } };
  }

  override componentDidMount(): void {
    // `Main`, the component around the page's content, also listens for this event and would show its own error screen
    // instead of the emergency screen. With `capture`, this listener runs first and stops the event.
    addEventListener("unhandledrejection", this.onRejection, { capture: true });
  }

  override componentDidUpdate({ children }: Props): void {
    if (this.props.resetsOnChange && this.state.failure && children !== this.props.children) this.restart();
  }

  override componentWillUnmount(): void {
    removeEventListener("unhandledrejection", this.onRejection, { capture: true });
    clearTimeout(this.timer);
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo): void {
    if (componentStack) this.setState({ component: componentStack });
    this.count();
  }

  override render(): ReactNode {
    const { failure, component, isLooping } = this.state;
    if (!failure) return this.props.children;
    return (
      <EmergencyScreen
        product={this.props.product}
        error={failure.error}
        component={component}
        isLoop={isLooping}
        isMain={this.props.isMain ?? false}
        restart={this.restart}
      />
    );
  }

  private readonly restart = (): void => {
    this.setState({ failure: null });
  };

  private readonly onRejection = (event: PromiseRejectionEvent): void => {
    const error = failureOf(event.reason);
    if (!error) return;
    event.stopImmediatePropagation();
    this.setState({ failure: { error } });
    this.count();
  };

  private count(): void {
    this.streak = extend(this.streak, Date.now());
    if (!isLoop(this.streak) || this.timer) return;
    this.setState({ isLooping: true });
    this.timer = setTimeout(this.props.reload ?? (() => location.reload()), reloadDelay);
  }
}
