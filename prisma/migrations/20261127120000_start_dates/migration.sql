-- AlterTable
ALTER TABLE "User" ADD COLUMN     "startsOn" DATE;
