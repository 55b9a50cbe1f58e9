import SwiftUI

@Observable
final class Importer {
  var progress = 0.0
  private(set) var failure: String?

  func stop(because reason: String) -> Bool {
    failure = reason
    return progress < 1
  }
}

struct WaitingButton: View {
  let run: () async -> Void

  init(_ run: @escaping () async -> Void) { self.run = run }

  var body: some View {
    Button("Stop") { Task { await run() } }
  }
}

struct ImportView: View {
  @State private var importer = Importer()

  var body: some View {
    VStack {
      Text(importer.failure ?? "running")
      WaitingButton {
        let stopped = importer.stop(because: "asked")
        await report(stopped)
      }
    }
  }

  private func report(_ stopped: Bool) async {}
}
