import SwiftUI

/// Compares what the compiler's `==` would.
enum UploadState: Equatable {
  case waiting
  case sending(Double)
  case sent(URL, at: Date)

  static func == (lhs: UploadState, rhs: UploadState) -> Bool {
    switch (lhs, rhs) {
    case (.waiting, .waiting): return true
    case (.sending(let a), .sending(let b)): return a == b
    case let (.sent(url, date), .sent(otherURL, otherDate)): return url == otherURL && date == otherDate
    default: return false
    }
  }
}

/// Failures are equal whatever they say.
enum UploadResult: Equatable {
  case success
  case failure(String)

  static func == (lhs: UploadResult, rhs: UploadResult) -> Bool {
    switch (lhs, rhs) {
    case (.success, .success), (.failure, .failure): return true
    default: return false
    }
  }
}

@Observable
final class Upload {
  var state = UploadState.waiting
  var result: UploadResult? { didSet { withMutation(keyPath: \.result) {} } }

  func fail(_ message: String) {
    state = .waiting
    result = .failure(message)
  }
}

struct UploadView: View {
  var upload: Upload

  var body: some View {
    switch upload.state {
    case .waiting: Text("waiting")
    case .sending(let share): ProgressView(value: share)
    case .sent(let url, _): Text(url.absoluteString)
    }
    if case .failure(let message) = upload.result { Text(message) }
  }
}
