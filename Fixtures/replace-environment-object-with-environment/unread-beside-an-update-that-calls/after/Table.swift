import SwiftUI

@Observable
final class Session {
  var isActive = false { didSet { withMutation(keyPath: \.isActive) {} } }
}

enum Rows {
  nonisolated(unsafe) static var count = 0
}

// The update asks the coordinator for its rows again, with whatever it gives.
struct Table: UIViewRepresentable {
  @Environment(Session.self) var session

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    let _ = session.isActive
    context.coordinator.parent = self
    view.addSubview(UIView())
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  @MainActor
  final class Coordinator {
    var parent: Table

    init(parent: Table) { self.parent = parent }

    func numberOfRows() -> Int { Rows.count }
  }
}

// This one shows nothing at all.
struct Keeper: UIViewRepresentable {
  @Environment(Session.self) var session

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.parent = self
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  @MainActor
  final class Coordinator {
    var parent: Keeper

    init(parent: Keeper) { self.parent = parent }
  }
}

struct Screen: View {
  @State private var session = Session()

  var body: some View {
    VStack {
      Table()
      Keeper()
      Button("activate") {
        Rows.count += 1
        session.isActive = true
      }
    }
    .environment(session)
  }
}
