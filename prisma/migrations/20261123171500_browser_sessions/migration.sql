-- AlterTable
ALTER TABLE "CompanyProfile" ADD COLUMN     "driverIdleMinutes" INTEGER NOT NULL DEFAULT 480,
ADD COLUMN     "officeIdleMinutes" INTEGER NOT NULL DEFAULT 30;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "isBrowser" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "CompanyProfile" ADD CONSTRAINT "CompanyProfile_idle_minutes" CHECK (
  "driverIdleMinutes" BETWEEN 5 AND 720 AND "officeIdleMinutes" BETWEEN 5 AND 720);
