import Foundation
import Observation

@Observable
final class Session {
  var count = 0
}

extension Session: SessionDelegate {
  func sessionDidEnd() { count = 0 }
}
