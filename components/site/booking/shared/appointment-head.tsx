/** The time of an appointment as the head of the receipt and of the manage page. All times are formatted texts. */
export type AppointmentTime = {
  readonly day: string;
  /** The start and the end in the visitor's time zone. */
  readonly hours: string;
  /**
   * The name of the visitor's time zone, and the appointment's hours in the office's time zone. If the hours are the
   * same in both zones, a note replaces the office's hours.
   */
  readonly zones: string;
};

type Props = {
  readonly time: AppointmentTime;
  /** The service with its length, if the page does not name it elsewhere. */
  readonly service?: string;
  /** A button beside the time. */
  readonly children?: React.ReactNode;
};

/** The time of an appointment, larger than anything else on the page, because the visitor must not miss it. */
export function AppointmentHead({ time: { day, hours, zones }, service, children }: Props) {
  return (
    <div className="receipt-time">
      <div>
        <p className="receipt-hours">
          {day}
          <br />
          {hours}
        </p>
        <p className="soft t16">{zones}</p>
        {service === undefined ? null : <p className="t16">{service}</p>}
      </div>
      {children}
    </div>
  );
}
