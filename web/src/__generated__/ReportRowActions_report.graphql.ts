/**
 * @generated SignedSource<<c67964e0780f044315c69900047a03fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReportRowActions_report$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "ReportRowActions_report";
};
export type ReportRowActions_report$key = {
  readonly " $data"?: ReportRowActions_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportRowActions_report">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ReportRowActions_report"
};

(node as any).hash = "efecc7551a32259209364f01b2af3ccc";

export default node;
