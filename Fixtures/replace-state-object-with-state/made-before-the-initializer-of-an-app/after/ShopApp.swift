import SwiftUI

enum Backend {
    nonisolated(unsafe) static var isReady = false

    static func configure() { isReady = true }
    static func connect() -> Int { isReady ? 1 : 0 }
}

@Observable
final class Shop {
    var name = ""
    let connection: Int

    init() { connection = Backend.connect() }
}

@Observable
final class Basket {
    var count = 0
}

struct ShopApp: App {
    @State private var shop = Shop()
    @State private var basket = Basket()

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
    @State private var shop = Shop()

    init() {
    }

    var body: some Scene {
        WindowGroup {
            Text(shop.name)
        }
    }
}
