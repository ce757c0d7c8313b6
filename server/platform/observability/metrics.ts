import { statfs } from 'node:fs/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Seconds; from what a cache answers to what a slow model takes. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120, 600]

/** What `/metrics` shows. Labels are words of the program: route patterns, codes, tables; never what people typed. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name, help, labelNames: [...labelNames], registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers })
  const seconds = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Histogram({ name, help, labelNames: [...labelNames], buckets, registers })

  return {
    registry,
    requestSeconds: seconds('http_request_duration_seconds', 'Time to the answer, by route pattern.', [
      'route',
      'method',
      'status',
    ]),
    requestsInFlight: gauge('http_requests_in_flight', 'Requests without an answer yet.'),
    errors: counter('errors_total', 'Errors answered, by code.', ['code']),
    limitRefusals: counter('rate_limit_refusals_total', 'Requests over a rate limit, by route.', ['route']),
    querySeconds: seconds('db_query_seconds', 'Time of statements, by verb and table.', ['statement']),
    streams: gauge('sse_streams', 'Open event streams, by route.', ['route']),
    mailsSent: counter('mail_sent_total', 'Mails that the mail server took, by kind.', ['kind']),
    mailsFailed: counter('mail_failed_total', 'Deliveries that failed, by kind.', ['kind']),
    jobSeconds: seconds('job_seconds', 'Time of the hourly jobs.', ['job']),
    jobFailures: counter('job_failures_total', 'Hourly jobs that failed.', ['job']),
    jobLastSuccess: gauge('job_last_success_timestamp_seconds', 'When an hourly job last succeeded.', [
      'job',
    ]),
    imageStoreSeconds: seconds('image_store_seconds', 'Time of the image store.', ['operation']),
    imageStoreFailures: counter('image_store_failures_total', 'Failures of the image store.', ['operation']),
    chefSeconds: seconds('chef_answer_seconds', 'Time of answers of the chef.', ['task']),
    chefAnswers: counter('chef_answers_total', 'Answers of the chef, by how they ended.', ['task', 'end']),
    modelCalls: counter('model_calls_total', 'Requests to models, by how they ended.', [
      'provider',
      'model',
      'task',
      'outcome',
    ]),
    modelSeconds: seconds('model_call_seconds', 'Time of requests to models.', ['provider', 'model', 'task']),
    modelTokens: counter('model_tokens_total', 'Tokens read and written by models.', [
      'provider',
      'model',
      'task',
      'kind',
    ]),
    modelCost: counter('model_cost_total', 'What they cost, in the currency of the prices that are set.', [
      'provider',
      'model',
      'task',
    ]),
    chefNotices: counter('chef_notices_total', 'Answers of another chef than the one that is set up.', [
      'why',
    ]),
    paintingsInFlight: gauge('paintings_in_flight', 'Pictures being painted.'),
    buildInfo: gauge('build_info', 'What runs; the value is always 1.', ['version', 'migration']),
    /** Adds a gauge whose values are looked up when somebody asks for the metrics; a failure leaves it empty. */
    observe(
      name: string,
      help: string,
      look: () => Promise<Record<string, number>> | Record<string, number>,
      label: string | null = null,
    ) {
      return new Gauge({
        name,
        help,
        labelNames: label === null ? [] : [label],
        registers,
        async collect() {
          this.reset()
          const values = await Promise.resolve()
            .then(look)
            .catch(() => ({}))
          for (const [key, value] of Object.entries(values)) {
            if (label === null) this.set(value)
            else this.set({ [label]: key }, value)
          }
        },
      })
    },
  }
}

/** The free space of the folder that database and pictures are in. */
export function observeDisk(metrics: Metrics, folder: string): void {
  metrics.observe('data_free_bytes', 'Free space of DATA_DIR.', async () => {
    const { bavail, bsize } = await statfs(folder)
    return { free: bavail * bsize }
  })
}
