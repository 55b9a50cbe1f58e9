import SwiftUI

#if os(macOS)
typealias PlatformView = NSView
#else
typealias PlatformView = UIView
#endif

final class Canvas: PlatformView, ObservableObject {
    @Published var title = ""
    private(set) var buffer: UnsafeMutableRawPointer?
    var isOpen = false

    func open(_ size: Int) {
        buffer = .allocate(byteCount: size, alignment: 1)
        isOpen = true
    }

    deinit {
        guard let buffer = self.buffer else { return }
        buffer.deallocate()
        if isOpen { print("closed") }
    }
}

struct CanvasView: View {
    @ObservedObject var canvas: Canvas

    var body: some View {
        Text(canvas.isOpen ? canvas.title : "")
    }
}
