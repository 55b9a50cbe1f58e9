import SwiftUI

@Observable
final class Camera {
  var isOn = false
}

@Observable
final class Session {
  var user = ""
}

extension Session: SessionDelegate {
  func sessionDidEnd() { user = "" }
}

extension Session {
  static let mock = Session()
  static let mockCamera = Camera()
}
