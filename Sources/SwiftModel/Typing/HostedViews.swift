/// The controllers and views of UIKit and AppKit that host a SwiftUI view.
enum HostedViews {
  static let hosts: Set<String> = ["UIHostingController", "NSHostingController", "NSHostingView"]
  /// What else begins a tree of views of its own.
  static let roots: Set<String> = [
    "ImageRenderer", "NSHostingMenu", "UIHostingConfiguration", "WKHostingController",
  ]
}

extension ProjectIndex {
  /// The names of all that is made with a view that does not find the environment around: hosting controllers, and the
  /// classes that inherit from one.
  package var namesOfHosts: Set<String> {
    let subclasses = files.enumerated().flatMap { file, facts in
      facts.types.indices.map { TypeID(file: file, index: $0) }.filter { typeOfRootView(of: $0) != nil }
    }
    return HostedViews.hosts.union(HostedViews.roots).union(subclasses.compactMap { self[$0].name.last })
  }
}
