import SwiftUI

final class MessageStore {
  static let shared = MessageStore()
  var titles = ["Hello", "Lunch?"]

  func removeLast() {
    if !titles.isEmpty { titles.removeLast() }
  }
}

@Observable
final class Inbox {
  var isLoading = false { didSet { withMutation(keyPath: \.isLoading) {} } }
  var refreshes = 0

  func delete() {
    MessageStore.shared.removeLast()
    isLoading = false
  }

  func refresh() {
    MessageStore.shared.titles.append("New")
    refreshes += 1
  }
}

/// Made anew with the view around it, as closures are never equal.
struct InboxRow: View {
  let delete: () -> Void

  var body: some View {
    Button("delete one of \(MessageStore.shared.titles.count)") { delete() }
  }
}

struct InboxView: View {
  var inbox: Inbox

  var body: some View {
    let _ = inbox.isLoading
    let _ = inbox.refreshes
    InboxRow { inbox.delete() }
  }
}

struct ContentView: View {
  @State private var inbox = Inbox()

  var body: some View {
    VStack {
      InboxView(inbox: inbox)
      Text("refreshed \(inbox.refreshes)")
      Button("refresh") { inbox.refresh() }
    }
  }
}
