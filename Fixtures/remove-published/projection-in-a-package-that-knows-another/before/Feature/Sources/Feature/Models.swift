import Combine

public func opened(_ name: String) -> String { name }

/// Only the package that knows nothing of this one has a '$status'.
public final class StatusModel: ObservableObject {
    @Published public var status = ""
}

public final class ClientModel: ObservableObject {
    @Published public var clientStatus = ""
}

public final class ToolModel: ObservableObject {
    @Published public var toolStatus = ""
}

public final class RemoteModel: ObservableObject {
    @Published public var remoteStatus = ""
}
