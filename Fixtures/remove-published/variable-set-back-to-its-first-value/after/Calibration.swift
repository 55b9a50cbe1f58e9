import SwiftUI

struct Feedback {
  var isDetected = false
  var corners = 0
}

@Observable
final class Calibration {
  var status = "Move the board"
  var feedback: Feedback = .init()

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
  var calibration: Calibration

  var body: some View {
    Text(calibration.isSaved("a") ? calibration.status : "none")
  }
}

/// Each identity is another one, so this stays.
@Observable
final class Session {
  var status = "new"
  var token: UUID = .init() { didSet { withMutation(keyPath: \.token) {} } }

  func refresh() { token = .init() }

  func isSaved(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "/tmp/" + name) }
}

struct SessionView: View {
  var session: Session

  var body: some View {
    let _ = session.token
    Text(session.isSaved("a") ? session.status : "none")
  }
}
