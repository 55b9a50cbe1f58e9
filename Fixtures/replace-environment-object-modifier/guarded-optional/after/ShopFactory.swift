import SwiftUI

@MainActor
func makeShop(basket: Basket?) -> AnyView {
    guard let basket else { return AnyView(EmptyView()) }
    return AnyView(Text("Shop").environment(basket))
}

@MainActor
func makeShop(saved: Basket?) -> AnyView {
    guard let kept = saved, kept.items > 0 else { return AnyView(EmptyView()) }
    return AnyView(Text("Shop").environment(kept))
}
