import SwiftUI

struct Payment: Equatable { var note = "" }
@Observable
final class Ledger {
    var transaction = Payment()
}
struct StateHolder: View {
    @State private var ledger = Ledger()
    var body: some View { TextField("note", text: Bindable(ledger).transaction.note) }
}
