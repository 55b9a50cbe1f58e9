import SwiftUI

/// A type of the app that stays conforms, so this stays.
public protocol PairingModel: ObservableObject {
  var devices: [String] { get }
}

public struct PairingView<Model: PairingModel>: View {
  @ObservedObject var model: Model

  public init(model: Model) {
    self.model = model
  }

  public var body: some View {
    Text("\(model.devices.count)")
  }
}

/// The types of the app that conform all move.
public protocol LinkingModel: AnyObject, Observable {
  var links: [String] { get }
}

public struct LinkingView<Model: LinkingModel>: View {
  var model: Model

  public init(model: Model) {
    self.model = model
  }

  public var body: some View {
    Text("\(model.links.count)")
  }
}
