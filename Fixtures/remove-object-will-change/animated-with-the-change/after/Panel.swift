import SwiftUI

@Observable
final class Panel {
    private(set) var isShown = false
    private(set) var hidden: Set<Int> = []
    private(set) var items: [Int] = []

    func hide() {
        withAnimation(.easeInOut(duration: 0.3)) {
            self.isShown = false
            self.items
                .filter { $0 > 2 }
                .forEach { self.hidden.insert($0) }
        }
    }

    func show() {
        isShown = true
        items.forEach { item in
            hidden.remove(item)
            print(item)
        }
    }
}

struct PanelView: View {
    var panel: Panel

    var body: some View {
        Button("\(panel.isShown) \(panel.hidden.count) \(panel.items.count)", action: panel.hide)
    }
}
