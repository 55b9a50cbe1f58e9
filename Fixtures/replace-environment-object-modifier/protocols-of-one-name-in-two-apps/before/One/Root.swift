import SwiftUI

protocol SessionDelegate: AnyObject {
  func sessionDidEnd()
}

struct Root: View {
  var body: some View {
    SessionView()
      .environmentObject(Session.mock)
      .environmentObject(Session.mockCamera)
  }
}

struct SessionView: View {
  @EnvironmentObject private var session: Session
  @EnvironmentObject private var camera: Camera

  var body: some View {
    Text("\(session.user) \(camera.isOn ? "on" : "off")")
  }
}
