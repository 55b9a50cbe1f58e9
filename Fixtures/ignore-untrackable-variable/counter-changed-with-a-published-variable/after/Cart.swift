import SwiftUI

@Observable
final class Cart {
    private(set) var items: [String] = []
    private(set) var count = 0
    private(set) var passes = 0

    @discardableResult func add(_ item: String) -> Bool {
        guard !item.isEmpty else { return false }
        items.append(item)
        count += 1
        note()
        return true
    }

    private func note() {
        passes += 1
    }
}

@Observable
final class Bin {
    private(set) var rejected = 0

    @discardableResult func reject() -> Bool {
        rejected += 1
        return true
    }
}

struct CartView: View {
    var cart: Cart
    var bin: Bin

    var body: some View {
        Text("\(cart.count) \(cart.passes) \(bin.rejected)")
        actionButton("Add") { cart.add("x") }
        actionButton("Reject") { bin.reject() }
    }

    private func actionButton(_ title: String, action: @escaping () -> Void) -> some View {
        Button(title, action: action)
    }
}
