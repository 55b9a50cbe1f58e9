import AVFoundation
import AppKit
import SwiftUI

@Observable
final class Camera {
  var isAsking = false
  var title = ""
  var isAllowed: Bool {
    access(keyPath: \.isAsking)
    return AVCaptureDevice.authorizationStatus(for: .video) == .authorized
  }

  @MainActor func ask() async {
    isAsking = true
    _ = await AVCaptureDevice.requestAccess(for: .video)
    isAsking = false
  }
}

struct CameraView: View {
  @State private var camera = Camera()

  var body: some View {
    if camera.isAllowed {
      Text("camera \(camera.title)")
    } else {
      Button("Allow") { Task { await camera.ask() } }
    }
  }
}

@Observable
final class Dock {
  var isLoading = false { didSet { withMutation(keyPath: \.isLoading) {} } }
  var isRegular: Bool {
    access(keyPath: \.isLoading)
    return NSApp.activationPolicy() == .regular
  }

  func show() {
    NSApp.setActivationPolicy(.regular)
    isLoading = false
  }
}

struct DockView: View {
  @State private var dock = Dock()

  var body: some View {
    Text(dock.isRegular ? "regular" : "accessory")
    Button("Show") { dock.show() }
  }
}

/// What nobody changes or asks for.
@Observable
final class Screen {
  var isLoading = false
  var isAuthorized: Bool { AVCaptureDevice.authorizationStatus(for: .audio) == .authorized }
  var version: String { ProcessInfo.processInfo.operatingSystemVersionString }

  func load() { isLoading.toggle() }
}

struct ScreenView: View {
  @State private var screen = Screen()

  var body: some View {
    let _ = screen.isLoading
    Text(screen.version)
    Button("Load") { screen.load() }
  }
}
