/**
 * @generated SignedSource<<4e7fe04fcd1b4e32eaf51d15604d6b6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayrollForm_week$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly lacksRate: boolean;
    readonly proposedPay: number;
    readonly " $fragmentSpreads": FragmentRefs<"DayLogState_day">;
  }>;
  readonly deductions: ReadonlyArray<{
    readonly description: string;
    readonly due: number;
    readonly floor: number;
    readonly planId: string;
  }>;
  readonly paidBefore: number;
  readonly payDate: string;
  readonly reason: string | null | undefined;
  readonly receipts: ReadonlyArray<{
    readonly amount: number;
    readonly id: string;
    readonly isAccountedFor: boolean;
  }>;
  readonly run: {
    readonly " $fragmentSpreads": FragmentRefs<"WeekChanged_run">;
  } | null | undefined;
  readonly user: {
    readonly id: string;
    readonly lastName: string;
    readonly name: string;
    readonly startsOn: string | null | undefined;
    readonly viewerCanSetDailyRate: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
  };
  readonly viewerCanProcess: boolean;
  readonly weekEnd: string;
  readonly weekStart: string;
  readonly " $fragmentType": "PayrollForm_week";
};
export type PayrollForm_week$key = {
  readonly " $data"?: PayrollForm_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollForm_week">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollForm_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanSetDailyRate",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "PersonLink_user",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewerCanOpen",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollWeekDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proposedPay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lacksRate",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DayLogState_day"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAccountedFor",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlannedDeduction",
      "kind": "LinkedField",
      "name": "deductions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "floor",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanProcess",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "run",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WeekChanged_run"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayrollWeek",
  "abstractKey": null
};
})();

(node as any).hash = "f327a25519d47a6a69e82cc6895a57a2";

export default node;
