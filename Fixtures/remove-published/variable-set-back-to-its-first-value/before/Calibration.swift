import SwiftUI

struct Feedback {
  var isDetected = false
  var corners = 0
}

final class Calibration: ObservableObject {
  @Published var status = "Move the board"
  @Published var feedback: Feedback = .init()

  func reset() {
    status = "Move the board"
    feedback = .init()
  }

  func found(_ corners: Int) {
    var found = Feedback()
    found.corners = corners
    feedback = found
  }

  func isSaved(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "/tmp/" + name) }
}

struct CalibrationView: View {
  @ObservedObject var calibration: Calibration

  var body: some View {
    Text(calibration.isSaved("a") ? calibration.status : "none")
  }
}

/// Each identity is another one, so this stays.
final class Session: ObservableObject {
  @Published var status = "new"
  @Published var token: UUID = .init()

  func refresh() { token = .init() }

  func isSaved(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "/tmp/" + name) }
}

struct SessionView: View {
  @ObservedObject var session: Session

  var body: some View {
    Text(session.isSaved("a") ? session.status : "none")
  }
}
