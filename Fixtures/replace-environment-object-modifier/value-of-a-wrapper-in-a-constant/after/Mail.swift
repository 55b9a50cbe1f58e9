import SwiftUI

@Observable
final class Mailbox {
  var name = ""
}

// Another class that might be meant.
@Observable
final class Outbox {
  var count = 0
}

struct Resolved { let mailbox: Mailbox }

struct ComposeView: View {
  let resolved = State<Resolved?>(initialValue: nil)

  var body: some View {
    if let resolved = resolved.wrappedValue {
      NameView().environment(resolved.mailbox)
    }
  }
}

struct NameView: View {
  @Environment(Mailbox.self) var mailbox

  var body: some View { Text(mailbox.name) }
}
