import SwiftUI

protocol SessionDelegate: AnyObject {
  func sessionDidEnd()
}

struct Root: View {
  var body: some View {
    SessionView()
      .environment(Session.mock)
      .environment(Session.mockCamera)
  }
}

struct SessionView: View {
  @Environment(Session.self) private var session
  @Environment(Camera.self) private var camera

  var body: some View {
    Text("\(session.user) \(camera.isOn ? "on" : "off")")
  }
}
