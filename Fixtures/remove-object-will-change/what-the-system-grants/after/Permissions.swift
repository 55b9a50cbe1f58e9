import AVFoundation
import SwiftUI

/// The system changes what it grants, and the answer counts the requests up: views that show the grant depend on them.
@Observable
final class Permissions {
  var requests = 0

  var camera: Bool {
    access(keyPath: \.requests)
    return AVCaptureDevice.authorizationStatus(for: .video) == .authorized
  }

  func ask() {
    AVCaptureDevice.requestAccess(for: .video) { _ in
      DispatchQueue.main.async { self.requests += 1 }
    }
  }
}

struct CameraRow: View {
  var permissions: Permissions

  var body: some View {
    Text(permissions.camera ? "on" : "off")
    Button("Ask") { permissions.ask() }
  }
}

/// What a device is does not change.
@Observable
final class Devices {
  var count = 0

  var name: String { AVCaptureDevice.deviceName(for: .video) }

  func add() {
    AVCaptureDevice.add { _ in
      DispatchQueue.main.async { self.count += 1 }
    }
  }
}

struct DeviceRow: View {
  var devices: Devices

  var body: some View {
    Text(devices.name)
    Button("Add") { devices.add() }
  }
}
