import SwiftUI

struct BudgetView: View {
    var body: some View {
        let budget = Budget()
        Text("Budget").environment(budget)
    }
}
