import SwiftUI

struct Payment: Equatable { var note = "" }
final class Ledger: ObservableObject {
    @Published var transaction = Payment()
}
struct StateHolder: View {
    @StateObject private var ledger = Ledger()
    var body: some View { TextField("note", text: $ledger.transaction.note) }
}
