import { readRefusal, readStatus } from "./answer";

it("reads which events Google refused, by their place in the request, and none of its sentences", () => {
  const body = {
    error: {
      code: 400,
      message: "There was a problem with Cj0KCQiA",
      status: "INVALID_ARGUMENT",
      details: [
        { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "INVALID_REQUEST", domain: "datamanager" },
        {
          "@type": "type.googleapis.com/google.rpc.BadRequest",
          fieldViolations: [
            { field: "events.events[1].ad_identifiers", description: "Cj0KCQiA", reason: "INVALID_GCLID" },
            { field: "events[4].event_timestamp", description: "too old" },
            { field: "destinations[0]", description: "unknown" },
          ],
        },
      ],
    },
  };
  expect(readRefusal(body)).toEqual({
    code: "INVALID_REQUEST",
    events: new Map([
      [1, "INVALID_GCLID"],
      [4, "INVALID_ARGUMENT"],
    ]),
  });
});

it.each([undefined, "<html>", {}, { error: { status: "so bad: zoe@example.org" } }, { error: { details: 3 } }])(
  "reads the unknown answer %j as a refusal without a reason",
  (body) => {
    expect(readRefusal(body)).toEqual({ code: "OTHER", events: new Map() });
  },
);

const part = (requestStatus: string, errorCounts: object[] = []) => ({ requestStatus, errorInfo: { errorCounts } });
it.each([
  [[part("SUCCESS"), part("SUCCESS")], "succeeded", {}],
  [[part("SUCCESS"), part("PROCESSING")], "processing", {}],
  [[part("SUCCESS"), part("SOMETHING_NEW")], "processing", {}],
  [
    [
      part("SUCCESS"),
      part("FAILED", [{ recordCount: "2", reason: "PROCESSING_ERROR_REASON_INVALID_GCLID" }]),
      part("PARTIAL_SUCCESS", [{ recordCount: "1", reason: "PROCESSING_ERROR_REASON_INVALID_GCLID" }]),
    ],
    "partial",
    { errors: { INVALID_GCLID: 3 } },
  ],
  [[part("FAILED", [{ recordCount: 1, reason: "odd words" }])], "failed", { errors: { OTHER: 1 } }],
])("reads %j as %s", (requestStatusPerDestination, state, answer) => {
  expect(readStatus({ requestStatusPerDestination })).toEqual({ state, answer });
});
