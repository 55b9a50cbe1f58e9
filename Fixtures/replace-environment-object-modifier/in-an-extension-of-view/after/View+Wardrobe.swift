import SwiftUI

extension View {
    func wardrobe(_ wardrobe: Wardrobe) -> some View {
        environment(wardrobe)
    }
}
