import SwiftUI

/// Compares what the compiler's `==` would.
struct ErrorCode: Equatable {
  let name: String
  let code: Int

  static func == (lhs: ErrorCode, rhs: ErrorCode) -> Bool {
    lhs.name == rhs.name && lhs.code == rhs.code
  }
}

struct Reason: Equatable {
  let code: Int
  var text = ""

  static func == (a: Reason, b: Reason) -> Bool { return a.code == b.code }
}

/// What it compares is compared by hand in turn.
struct Report: Equatable {
  let reason: Reason

  static func == (lhs: Report, rhs: Report) -> Bool { lhs.reason == rhs.reason }
}

final class Model: ObservableObject {
  @Published var error: ErrorCode?
  @Published var report: Report?

  func fail(_ error: ErrorCode, _ report: Report) {
    self.error = error
    self.report = report
  }
}

struct ModelView: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(model.error?.name ?? "") \(model.report?.reason.text ?? "")")
  }
}
