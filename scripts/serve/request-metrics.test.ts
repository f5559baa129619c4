import { requestMetrics } from "./request-metrics";

test("counts requests by route, method and status, and pages by what the cache had", async () => {
  const { registry, count } = requestMetrics("b1");
  const answered = { id: "r1", route: "/services", method: "GET", status: 200, seconds: 0.02, cache: "hit" as const };
  count(answered);
  count({ ...answered, status: 503, cache: undefined });
  const text = await registry.metrics();
  const labels = (status: number) => `route="/services",method="GET",status="${status}"`;
  expect(text).toContain(`site_http_request_duration_seconds_bucket{le="0.025",${labels(200)}} 1`);
  expect(text).toContain(`site_http_request_duration_seconds_bucket{le="0.01",${labels(200)}} 0`);
  expect(text).toContain(`site_http_request_duration_seconds_count{${labels(503)}} 1`);
  expect(text).toContain('site_page_cache_total{result="hit"} 1');
  expect(text).toContain('site_build_info{build="b1"} 1');
  expect(text).not.toContain("r1");
});
