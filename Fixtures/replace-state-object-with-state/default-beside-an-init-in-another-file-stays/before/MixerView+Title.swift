import SwiftUI

extension MixerView {
    init(title: String) {
        self.title = title
    }
}
