import SwiftUI

final class Mailbox: ObservableObject {
  @Published var name = ""
}

// Another class that might be meant.
final class Outbox: ObservableObject {
  @Published var count = 0
}

struct Resolved { let mailbox: Mailbox }

struct ComposeView: View {
  let resolved = State<Resolved?>(initialValue: nil)

  var body: some View {
    if let resolved = resolved.wrappedValue {
      NameView().environmentObject(resolved.mailbox)
    }
  }
}

struct NameView: View {
  @EnvironmentObject var mailbox: Mailbox

  var body: some View { Text(mailbox.name) }
}
