import AVFoundation
import AppKit
import SwiftUI

final class Camera: ObservableObject {
  @Published var isAsking = false
  @Published var title = ""
  var isAllowed: Bool { AVCaptureDevice.authorizationStatus(for: .video) == .authorized }

  @MainActor func ask() async {
    isAsking = true
    _ = await AVCaptureDevice.requestAccess(for: .video)
    isAsking = false
  }
}

struct CameraView: View {
  @StateObject private var camera = Camera()

  var body: some View {
    if camera.isAllowed {
      Text("camera \(camera.title)")
    } else {
      Button("Allow") { Task { await camera.ask() } }
    }
  }
}

final class Dock: ObservableObject {
  @Published var isLoading = false
  var isRegular: Bool { NSApp.activationPolicy() == .regular }

  func show() {
    NSApp.setActivationPolicy(.regular)
    isLoading = false
  }
}

struct DockView: View {
  @StateObject private var dock = Dock()

  var body: some View {
    Text(dock.isRegular ? "regular" : "accessory")
    Button("Show") { dock.show() }
  }
}

/// What nobody changes or asks for.
final class Screen: ObservableObject {
  @Published var isLoading = false
  var isAuthorized: Bool { AVCaptureDevice.authorizationStatus(for: .audio) == .authorized }
  var version: String { ProcessInfo.processInfo.operatingSystemVersionString }

  func load() { isLoading.toggle() }
}

struct ScreenView: View {
  @StateObject private var screen = Screen()

  var body: some View {
    Text(screen.version)
    Button("Load") { screen.load() }
  }
}
