import SwiftUI

final class Panel: ObservableObject {
    @Published private(set) var isShown = false
    @Published private(set) var hidden: Set<Int> = []
    @Published private(set) var items: [Int] = []

    func hide() {
        withAnimation(.easeInOut(duration: 0.3)) {
            self.isShown = false
            self.items
                .filter { $0 > 2 }
                .forEach { self.hidden.insert($0) }
            self.objectWillChange.send()
        }
    }

    func show() {
        isShown = true
        items.forEach { item in
            hidden.remove(item)
            print(item)
            objectWillChange.send()
        }
    }
}

struct PanelView: View {
    @ObservedObject var panel: Panel

    var body: some View {
        Button("\(panel.isShown) \(panel.hidden.count) \(panel.items.count)", action: panel.hide)
    }
}
