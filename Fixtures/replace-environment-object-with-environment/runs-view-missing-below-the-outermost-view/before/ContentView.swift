import SwiftUI

/// What shows this view is not among the sources.
struct ContentView: View {
  @StateObject private var journal = Journal()
  @State private var isOpen = false

  var body: some View {
    Column { EntryRow(isOpen: isOpen) }.environmentObject(journal)
    Column { EntryRow(isOpen: false) }
    SignatureRow()
    Button("Open") { isOpen.toggle() }
  }
}

struct Column<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content }
}

struct EntryRow: View {
  @EnvironmentObject private var journal: Journal
  let isOpen: Bool

  var body: some View {
    if isOpen {
      Text("\(journal.entries) entries")
      Button("Add") { journal.entries += 1 }
    } else {
      Text("closed")
    }
  }
}

struct SignatureRow: View {
  @EnvironmentObject private var signature: Signature
  @State private var isSigned = false

  var body: some View {
    Text(isSigned ? signature.name : "unsigned")
  }
}
