/// The controllers and views of UIKit and AppKit that host a SwiftUI view.
enum HostedViews {
  static let hosts: Set<String> = ["UIHostingController", "NSHostingController", "NSHostingView"]
}
