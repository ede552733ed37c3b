-- CreateTable
CREATE TABLE "ReportChunk" (
    "reportId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "rows" JSONB NOT NULL,

    CONSTRAINT "ReportChunk_pkey" PRIMARY KEY ("reportId","position")
);

-- AddForeignKey
ALTER TABLE "ReportChunk" ADD CONSTRAINT "ReportChunk_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "Report"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rows of earlier reports, 500 in a chunk, as in api/src/domains/reports/rows.ts.
INSERT INTO "ReportChunk" ("reportId", "position", "rows")
SELECT report."id", (place."number" - 1) / 500 * 500, jsonb_agg(place."row" ORDER BY place."number")
FROM "Report" report
CROSS JOIN LATERAL jsonb_array_elements(report."content" -> 'rows') WITH ORDINALITY AS place ("row", "number")
WHERE report."content" ->> 'version' = '1'
GROUP BY 1, 2;

UPDATE "Report"
SET "content" = "content" - 'rows' - 'fingerprint'
  || jsonb_build_object('version', 2, 'rowCount', jsonb_array_length("content" -> 'rows'))
WHERE "content" ->> 'version' = '1';

-- Rows that a process of the previous version writes here would never be found.
ALTER TABLE "Report" ADD CONSTRAINT "Report_content_without_rows" CHECK (NOT "content" ? 'rows');
