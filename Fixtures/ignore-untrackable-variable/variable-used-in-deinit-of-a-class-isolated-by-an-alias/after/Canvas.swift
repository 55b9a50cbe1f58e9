import SwiftUI

#if os(macOS)
typealias PlatformView = NSView
#else
typealias PlatformView = UIView
#endif

@Observable
final class Canvas: PlatformView {
    var title = ""
    private(set) var buffer: UnsafeMutableRawPointer?
    var isOpen = false

    func open(_ size: Int) {
        buffer = .allocate(byteCount: size, alignment: 1)
        isOpen = true
    }

    deinit {
        guard let buffer = self._buffer else { return }
        buffer.deallocate()
        if _isOpen { print("closed") }
    }
}

struct CanvasView: View {
    var canvas: Canvas

    var body: some View {
        Text(canvas.isOpen ? canvas.title : "")
    }
}
