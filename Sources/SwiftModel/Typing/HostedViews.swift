/// The controllers and views of UIKit and AppKit that host a SwiftUI view.
enum HostedViews {
  static let hosts: Set<String> = ["UIHostingController", "NSHostingController", "NSHostingView"]
  /// What else begins a tree of views of its own.
  static let roots: Set<String> = [
    "ImageRenderer", "NSHostingMenu", "UIHostingConfiguration", "WKHostingController",
  ]
}
