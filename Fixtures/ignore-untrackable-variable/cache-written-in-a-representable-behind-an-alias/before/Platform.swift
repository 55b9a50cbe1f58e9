import SwiftUI

#if os(macOS)
typealias PlatformView = NSViewRepresentable
#else
typealias PlatformView = UIViewRepresentable
#endif
