import SwiftUI

enum Ledger {
  nonisolated(unsafe) static var opened = 0
}

final class Uploads {
  nonisolated(unsafe) private static var instance: Uploads?

  static var shared: Uploads {
    if instance == nil { instance = Uploads() }
    return instance!
  }

  static func reset() { instance = nil }

  init() { Ledger.opened += 1 }
}

@Observable
final class UploadModel {
  var taps = 0
  private let service = Uploads.shared
}

struct UploadView: View {
  @State private var model = UploadModel()

  var body: some View {
    Button("\(model.taps)") { model.taps += 1 }
  }
}
