import SwiftUI

final class Camera: ObservableObject {
  @Published var isOn = false
}

final class Session: ObservableObject {
  @Published var user = ""
}

extension Session: SessionDelegate {
  func sessionDidEnd() { user = "" }
}

extension Session {
  static let mock = Session()
  static let mockCamera = Camera()
}
