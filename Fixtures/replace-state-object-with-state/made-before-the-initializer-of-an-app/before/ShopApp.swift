import SwiftUI

enum Backend {
    nonisolated(unsafe) static var isReady = false

    static func configure() { isReady = true }
    static func connect() -> Int { isReady ? 1 : 0 }
}

final class Shop: ObservableObject {
    @Published var name = ""
    let connection: Int

    init() { connection = Backend.connect() }
}

final class Basket: ObservableObject {
    @Published var count = 0
}

struct ShopApp: App {
    @StateObject private var shop = Shop()
    @StateObject private var basket = Basket()

    init() {
        Backend.configure()
    }

    var body: some Scene {
        WindowGroup {
            Text("\(shop.name) \(basket.count)")
        }
    }
}

struct PlainApp: App {
    @StateObject private var shop = Shop()

    init() {
    }

    var body: some Scene {
        WindowGroup {
            Text(shop.name)
        }
    }
}
